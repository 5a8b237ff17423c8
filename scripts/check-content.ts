import { ContentError } from '../src/lib/content-error.ts';
import { assembleSite } from '../src/lib/site.ts';
import { readContent } from './read-content.ts';

try {
  const site = assembleSite(readContent(process.cwd()), new Date());
  console.log(
    `Content is sound: ${site.book.size} facts, ${site.guides.length} guides, ${site.countries.length} countries.`,
  );
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(`${error.message}\n\n${error.problems.length} to mend.`);
  process.exitCode = 1;
}
