import { benchPages } from './pages.ts';

const help = `npm run bench -- pages [path …]    Lighthouse (mobile) on pages of the built site, beside a bare one-line page

Without paths it takes a guide, the home page and the contact page. Build the site first: npm run build.`;

const [command, ...words] = process.argv.slice(2);

if (command === 'pages') {
  await benchPages(words.length > 0 ? words : ['/services/uk/uk-passport', '/', '/contact']);
} else {
  console.log(help);
  process.exitCode = command === undefined ? 0 : 1;
}
