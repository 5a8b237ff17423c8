/** Opens the source of a figure beside its number. Without scripts, and without popovers, the number leads to the list, and that back. */
function openSourcesInPlace(root: Document): void {
  if (!('popover' in HTMLElement.prototype)) return;
  const card = Object.assign(root.createElement('span'), {
    popover: 'auto',
    role: 'dialog',
    tabIndex: -1,
    autofocus: true,
  });
  card.addEventListener('toggle', ({ newState }) => {
    if (newState === 'closed') card.remove();
  });
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const source = link?.matches('sup > a') ? root.querySelector(link.hash) : null;
    if (link == null || source === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    card.ariaLabel = link.ariaLabel;
    card.replaceChildren(...source.cloneNode(true).childNodes, ...mistakeAt(link, root));
    link.after(card);
    card.showPopover();
    place(card, link);
  });
}

/** The way to say what is wrong, with the number of the source. */
function mistakeAt({ ariaLabel }: Element, root: Document): Node[] {
  const way = root.querySelector('#mistake')?.cloneNode(true);
  if (!(way instanceof HTMLAnchorElement)) return [];
  way.removeAttribute('id');
  way.href += encodeURIComponent(`, ${ariaLabel ?? ''}`);
  const line = root.createElement('small');
  line.append(way);
  return [line];
}

/** Below the number, or above it where the window ends; it goes with the page. */
function place(card: HTMLElement, link: Element): void {
  const { left, top, bottom } = link.getBoundingClientRect();
  const [width, height] = [card.offsetWidth, card.offsetHeight];
  const room = document.documentElement.clientWidth - width - edge;
  const x = scrollX + Math.max(edge, Math.min(left, room));
  const y = scrollY + (bottom + height < innerHeight ? bottom : top - height);
  card.style.inset = `${String(y)}px auto auto ${String(x)}px`;
}

const edge = 16;

openSourcesInPlace(document);
