/** All that the screen says. It is a tool for editors of this site, so it speaks English only. */
export const words = {
  title: 'Edit the site',
  skip: 'Skip to the form',
  panes: {
    label: 'Parts of the screen',
    more: 'More to do',
    files: 'Files',
    form: 'Form',
    page: 'Page',
  },
  files: {
    label: 'Files',
    filter: 'Find a file',
    none: 'No file is called that. Try fewer words.',
    changed: 'changed',
    problems: (count: number) => (count === 1 ? '1 problem' : `${count} problems`),
    new: 'New…',
    due: 'Figures to read again',
  },
  start: {
    title: 'Choose a page, a set of figures, or a list',
    text: 'Everything that the site says stands in the list of files. What you type is kept as a draft at once, and visitors see it only after it has been saved and published.',
  },
  mistakes: {
    title: (count: number) =>
      count === 1
        ? 'A visitor says what is wrong here'
        : `Visitors say what is wrong here: ${count}`,
    all: 'What visitors say is wrong',
    lead: 'In their own words, newest first, without who wrote them. They may be mistaken: read the source before you change a figure. Staff find each by its reference, and it goes from here once they close it.',
    count: (count: number) => `${count} reported`,
    show: (page: string) => `Show ${page}`,
  },
  outline: {
    label: 'Parts of this file',
    page: 'This page',
    general: 'General',
    wholeFile: 'The whole file',
    add: (what: string) => `Add to “${what}”`,
    remove: 'Remove',
    duplicate: 'Copy',
    up: 'Move up',
    down: 'Move down',
    removed: (what: string) => `“${what}” is removed.`,
    undo: 'Put it back',
    unnamed: 'Without a name yet',
    key: 'Name',
    keyHelp: 'Other files refer to it by this name.',
    keyTaken: 'Choose a name that no other entry has',
  },
  field: {
    optional: 'optional',
    choose: 'Choose…',
    nothing: 'Nothing',
    yes: 'Yes',
    no: 'No',
    length: (count: number, most: number) => `${count} of at most ${most} characters`,
    lengthAtLeast: (count: number, least: number, most: number) =>
      `${count} characters; ${least} to ${most} fit`,
    unknownChoice: (value: string) => `${value} (not in the list)`,
    rowTitle: (position: number) => `Number ${position}`,
    add: (list: string) => `Add to “${list}”`,
    addOptional: (what: string) => `Add “${what}”`,
    removeOptional: (what: string) => `Remove “${what}”`,
    up: (what: string) => `Move ${what} up`,
    down: (what: string) => `Move ${what} down`,
    remove: (what: string) => `Remove ${what}`,
    shape: 'Which of these it is',
    month: 'As 2026-11, or unknown',
    monthOnly: 'As 2026-11',
  },
  rich: {
    tools: (label: string) => `Tools for “${label}”`,
    figure: 'Insert a figure',
    bold: 'Bold',
    link: 'Link to a page',
    boldSample: 'words',
  },
  picker: {
    title: 'Choose a figure',
    close: 'Close',
    search: 'Words of the figure, its source or its guide',
    none: 'Nothing holds all these words. Try fewer.',
    more: (count: number) => `${count} more: type another word to find them.`,
    found: (count: number) => (count === 1 ? '1 figure' : `${count} figures`),
    own: 'this guide',
    noFigure: 'No figure, only a sentence',
    show: (figure: string) => `Show the figure: ${figure}`,
    myWords: 'My own words for it',
    showWords: 'Show my words',
    source: 'Only the number of its source',
    back: 'Choose another',
    how: 'How should the sentence show it?',
    wordsHelp: 'Each number in your words has to stand in the figure or its sentence.',
  },
  link: {
    title: 'Link to a page',
    page: 'Page',
    words: 'Words of the link',
    insert: 'Insert the link',
  },
  fact: {
    choose: 'Choose a figure',
    change: 'Choose another',
    remove: 'Remove',
    notFound: (name: string) => `${name}: no figure has this name`,
    pages: 'Pages that show this figure',
    noPages: 'No page shows it yet.',
    level: {
      official: 'the authority itself',
      law: 'text of the law',
      reported: 'reported by others',
      unread: 'not read yet, so shown as a link',
    },
    month: (asOf: string) => (asOf === 'unknown' ? 'month unknown' : asOf),
  },
  problems: {
    title: (count: number) => (count === 1 ? '1 thing to mend' : `${count} things to mend`),
    advice: (count: number) =>
      count === 1 ? '1 sentence is hard to read' : `${count} places are hard to read`,
    gates: {
      conflict: 'Choose',
      content: 'Does not fit',
      claims: 'May not be said',
      reading: 'Hard to read',
    },
  },
  status: {
    checking: 'Checking…',
    checked: 'Checked: nothing to mend',
    checkedProblems: (count: number) =>
      count === 1 ? 'Checked: 1 problem' : `Checked: ${count} problems`,
    away: 'The editor’s server does not answer. Keep typing: your changes wait here and are sent when it is back.',
    saving: 'Saving…',
    saved: (files: readonly string[]) =>
      files.length === 1 ? `Saved ${files[0]}` : `Saved ${files.length} files`,
    pullRequest: 'See the pull request',
    nothing: 'No changes',
    loading: 'Opening…',
    gone: 'There is no such file any more. It was taken away in another window or on this computer.',
  },
  save: {
    button: 'Save',
    changed: (count: number) => (count === 1 ? '1 file changed' : `${count} files changed`),
    why: 'You can save once what is marked red is mended.',
    whyWaiting: 'You can save once your changes are checked.',
    forget: 'Forget my changes',
    forgetAll: 'Forget all my changes',
    ask: (what: string) =>
      `Forget your changes in ${what}? What was saved before comes back, and this cannot be undone.`,
    askAll: 'Forget your changes in all files? This cannot be undone.',
    keep: 'Keep them',
    toComputer: 'Saving writes the files on this computer.',
    toTeam: (repository: string) => `Saving asks for a review in ${repository}.`,
  },
  elsewhere: {
    title: 'Changed in two places',
    conflicts: (count: number) =>
      count === 1
        ? 'This field was changed here and in another place. Both are kept. Choose which words shall stand; until then nothing is saved.'
        : `These ${count} fields were changed here and in another place. Both are kept. Choose which words shall stand; until then nothing is saved.`,
    notice: {
      conflicts:
        'What you changed was changed in another place too. Both are kept until you choose.',
      news: 'This file was changed elsewhere while it was open, and the form has followed it.',
    },
    show: 'Show it',
    draft: 'In the form',
    saved: 'In the file on this computer',
    window: 'In another window',
    keepDraft: 'Keep what is in the form',
    keepOther: 'Take these words',
    newsTitle: 'Changed while it was open',
    news: (count: number) =>
      count === 1
        ? 'This field was changed in another window or in the file on this computer, and the form shows it now.'
        : `These ${count} fields were changed in another window or in the file on this computer, and the form shows them now.`,
    now: 'Now',
    before: 'Before',
    putBack: 'Put these words back',
    seen: 'I have seen it',
    nothing: 'Nothing',
    wholeFile: 'The whole file',
    of: (button: string, field: string) => `${button}: ${field}`,
  },
  page: {
    label: 'The page, as visitors see it',
    choose: 'Page',
    none: 'This file has no page of its own. Pages that your changes touch are shown here.',
    open: 'Open in a new window',
    old: 'The page shows your last sound draft. Mend what is marked red to see your changes.',
    frame: (path: string) => `Preview of ${path}`,
  },
  due: {
    title: 'Figures to read again',
    lead: 'Each figure has the sentences of its source that could say it. Accept the one that says what we say: while it stands there, the figure is known again. If none does, open the source, then the form, and change the figure.',
    none: 'Nothing is due. Every figure has been read at its source in time.',
    figure: 'Figure',
    reason: 'Why',
    ours: 'We say',
    found: 'Found at the source',
    states: {
      look: 'The sentence that was accepted stands there no more.',
      gone: 'The page has gone, or leads elsewhere.',
      new: 'Nobody has accepted a sentence yet.',
      unreachable: 'The page could not be read.',
      same: 'The accepted sentence still stands there.',
    },
    notLooked: 'Not looked for yet',
    actions: 'What to do',
    accept: 'Accept',
    acceptOf: (label: string, sentence: string) =>
      `Accept for ${label}: ${sentence.replaceAll('**', '')}`,
    open: 'Open',
    openOf: (label: string) => `Open the form: ${label}`,
    source: 'Read the source',
    accepted: (label: string) => `Accepted: ${label}`,
  },
  create: {
    title: 'Something new',
    kind: 'What is it?',
    key: 'Its name in addresses',
    name: 'What its page is called',
    button: 'Begin',
    close: 'Close',
  },
  error: {
    close: 'Close',
  },
  /** Names of fields that do not become plain words by splitting them. */
  fieldNames: {
    asOf: 'Month of the source',
    applyAt: 'Where to apply',
    faq: 'Questions and answers',
    id: 'Short name (id)',
    if: 'If',
    ifNot: 'If not',
    inAll: 'In all',
    url: 'Address',
    pageTitle: 'Title in search results',
    vatNumber: 'VAT number',
    readAs: 'How it was read',
    kind: 'Kind',
  } as Record<string, string>,
};

/** "Short title" of "shortTitle". */
export function plainName(name: string): string {
  const known = words.fieldNames[name];
  if (known !== undefined) return known;
  const spaced = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** Whether a text holds every word that was typed. */
export function holdsWords(text: string, typed: string): boolean {
  const held = text.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => held.includes(word));
}
