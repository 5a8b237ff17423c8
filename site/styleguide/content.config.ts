// The styleguide reads no content. A build of it alone writes down the types of what stands here, and they stay the site's.
export { collections } from '../content.config.ts';
