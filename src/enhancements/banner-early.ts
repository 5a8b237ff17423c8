/** Where a visitor's browser remembers that the banner was dismissed. */
export const bannerKey = 'waymark-banner';

/**
 * The one script that runs before the first paint, so that a dismissed banner never shows and nothing jumps.
 * It stands in the page's head as it is; the content security policy names its hash.
 */
export const hideDismissedBanner = `try{localStorage.getItem('${bannerKey}')&&(document.documentElement.dataset.bannerDismissed='')}catch{}`;
