import { html } from '../html.ts';
import { framedPage, otherWays, type Surroundings } from './page-frame.ts';

/** Told to who opens a page that the desk fails to answer. */
export function brokenPage(surroundings: Surroundings): string {
  return framedPage(
    'This page cannot be shown',
    html`<h1>This page cannot be shown</h1>
<p>The fault is ours. Load the page again in a minute.</p>
<p>If it still fails, start from <a href="${surroundings.siteAddress}/">our home page</a>, or ask us in one of these ways.</p>
<h2>Ways to reach us</h2>
${otherWays(surroundings)}`,
    surroundings,
  );
}
