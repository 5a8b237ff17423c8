import type { ConfigData } from 'html-validate';

/** Everything that is recommended, but for what two programs write differently and HTML reads alike. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React writes `maxLength` and `dateTime`; HTML reads names of attributes in any case.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // React writes `<input/>` and `required=""`, Astro `<meta>` and `hidden`; to HTML they are the same.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Scripts of our own come from the place that the page itself comes from; a hash guards against other places.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Phone numbers are kept on one line by the style sheet, and are copied with plain spaces.
    'tel-non-breaking': 'off',
  },
};
