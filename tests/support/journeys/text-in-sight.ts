import type { Page } from '@playwright/test';

/** Says so when the page is wider than its window, and which texts nobody can bring into sight. */
export async function whatDoesNotFit(page: Page): Promise<string[]> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { documentElement: root } = document;
    return { scrollWidth: root.scrollWidth, clientWidth: root.clientWidth };
  });
  const wide = scrollWidth > clientWidth ? [`${scrollWidth} px wide in ${clientWidth} px`] : [];
  return [...wide, ...(await textOutOfSight(page))];
}

/**
 * Every text that a visitor cannot bring into sight: it runs out of the window, or a box cuts it off that does not scroll. Each is
 * told by its words and by what cuts it. What is meant for listeners only, and what is folded or inert, is left out.
 */
function textOutOfSight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tolerancePx = 2;
    const cuts = ['hidden', 'clip'];
    const scrolls = ['auto', 'scroll'];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) found.push(...problemsOf(walker.currentNode));
    return found;

    function problemsOf(text: Node): string[] {
      const parent = text.parentElement;
      const words = text.textContent?.trim() ?? '';
      if (parent === null || words === '' || !isMeantForEyes(parent)) return [];
      const range = document.createRange();
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()].filter(({ width }) => width >= 1);
      const cutter = boxes.map((box) => whatCuts(box, parent)).find(Boolean);
      return cutter === undefined ? [] : [`“${words.slice(0, 60)}” is cut by ${cutter}`];
    }

    function isMeantForEyes(element: Element): boolean {
      return (
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.closest('.visually-hidden, [inert], option, script, noscript') === null
      );
    }

    /** The nearest box that shows less than the whole of `box`, or nothing. */
    function whatCuts(box: DOMRect, element: Element): string | undefined {
      const around = boxesAround(element);
      // What scrolls can be brought into sight, and nothing beyond it cuts.
      const scroller = around.findIndex((it) => scrolls.includes(getComputedStyle(it).overflowX));
      const cutter = around.slice(0, scroller === -1 ? undefined : scroller).find(cutsOff(box));
      if (cutter !== undefined) return `${cutter.tagName.toLowerCase()}.${cutter.className}`;
      const width = document.documentElement.clientWidth;
      const isBeyond = scroller === -1 && isOutside(box.left, box.right, 0, width);
      return isBeyond ? `the window of ${width} px` : undefined;
    }

    function boxesAround(element: Element | null): Element[] {
      if (element === null || element === document.body) return [];
      return [element, ...boxesAround(element.parentElement)];
    }

    function cutsOff(box: DOMRect) {
      return (around: Element): boolean => {
        const { overflowX, overflowY } = getComputedStyle(around);
        const edge = around.getBoundingClientRect();
        const isCutAcross =
          cuts.includes(overflowX) && isOutside(box.left, box.right, edge.left, edge.right);
        const isCutAlong =
          cuts.includes(overflowY) && isOutside(box.top, box.bottom, edge.top, edge.bottom);
        return isCutAcross || isCutAlong;
      };
    }

    function isOutside(from: number, to: number, first: number, last: number): boolean {
      return from < first - tolerancePx || to > last + tolerancePx;
    }
  });
}
