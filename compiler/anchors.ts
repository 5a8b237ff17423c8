/** The fragment of a section that is known by its heading only: "What we never do" is "what-we-never-do". */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
