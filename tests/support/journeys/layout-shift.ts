import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What moved on the page without a visitor's doing, as the browser saw it: by how much, and which elements. */
    layoutShifts: string[];
  }
}

/** From the next page on, notes what moves without a visitor's doing. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, value, sources } = entry as PerformanceEntry & LayoutShift;
        if (hadRecentInput) continue;
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName;
          return `${name} from ${from.x},${from.y} to ${to.x},${to.y}`;
        });
        window.layoutShifts.push(`${value}: ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved so far; [] when nothing has. */
export async function layoutShiftsOn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const drawn = () =>
      new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body));
    // Two frames that were truly drawn, so that what was drawn last is counted.
    await drawn();
    await drawn();
    return window.layoutShifts;
  });
}

type LayoutShift = {
  hadRecentInput: boolean;
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};
