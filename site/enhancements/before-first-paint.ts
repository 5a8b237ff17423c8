/** Where a visitor's browser remembers that the banner was dismissed. */
export const bannerKey = 'waymark-banner';

/** Where it remembers that our typeface has been fetched. */
export const fontKey = 'waymark-font';

/**
 * The one script that runs before the first paint, as it stands here: a dismissed banner never shows, and the typeface is
 * used from the first letter on or not at all, so nothing on the page ever moves.
 */
export const beforeFirstPaint = `try{let s=localStorage,d=document.documentElement.dataset;s.getItem('${bannerKey}')&&(d.bannerDismissed='');s.getItem('${fontKey}')&&(d.font='')}catch{}`;
