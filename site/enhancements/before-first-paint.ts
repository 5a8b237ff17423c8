/** Where a visitor's browser remembers that the banner was dismissed. */
export const bannerKey = 'waymark-banner';

/** Where it remembers that our typeface has been fetched. */
export const fontKey = 'waymark-font';

/** Type of the element that tells where the page's own script is, with `data-src`. */
export const pageScriptType = 'text/page';

/** A dismissed banner never shows, and the typeface is used from the first letter on or not at all, so nothing on the page ever moves. */
const asLeft = `try{let s=localStorage,d=document.documentElement.dataset;s.getItem('${bannerKey}')&&(d.bannerDismissed='');s.getItem('${fontKey}')&&(d.font='')}catch{}`;

/** The page's own script is asked for once something is painted; where a browser does not tell of that, after two seconds. */
const afterFirstPaint = `addEventListener('DOMContentLoaded',()=>{let s=document.querySelector('[type="${pageScriptType}"]'),f=()=>import(s.dataset.src);s&&(setTimeout(f,2e3),new PerformanceObserver(f).observe({type:'paint',buffered:!0}))})`;

/** The one script that runs before the first paint, as it stands here. */
export const beforeFirstPaint = `${asLeft}${afterFirstPaint}`;
