import { setTimeout as pause } from 'node:timers/promises';
import { storageKey } from '../../plan/shapes.ts';
import { startPlainHost } from '../support/journeys/plain-host.ts';
import type { Window } from './engines.ts';
import type { Finding } from './judges.ts';

type Journey = (window: Window, site: string) => Promise<void>;

const longestWaitMs = 10_000;
const casePath = '/services/uk/uk-passport/renew-adult';
const text = 'document.body.innerText';
const address = 'location.pathname + location.search';
const kept = `localStorage.getItem(${JSON.stringify(storageKey)}) ?? ''`;

/** What a visitor does most; each begins with a page of its own. */
const journeys: Readonly<Record<string, Journey>> = {
  async 'the home page comes whole, and its slideshow wakes'(window, site) {
    await window.open(`${site}/`);
    await until(window, `document.querySelector('[data-hero]').dataset.enhanced !== undefined`);
    await until(window, 'document.documentElement.scrollWidth <= innerWidth');
  },
  async 'the finder leads to the guide that was chosen'(window, site) {
    await window.open(`${site}/`);
    await window.read(`(() => {
      const form = document.querySelector('[data-finder]');
      for (const [name, value] of [['document', 'passport'], ['country', 'germany']]) {
        form.elements[name].value = value;
        form.elements[name].dispatchEvent(new Event('change', { bubbles: true }));
      }
    })()`);
    await window.click('[data-finder] button[type="submit"]');
    await until(window, `(${address}).includes('germany-passport')`);
  },
  async 'whose licence it is tells if it can be swapped'(window, site) {
    await window.open(`${site}/swap-licence/ireland?from=IN`);
    await until(window, `${text}.includes('No, you cannot swap a licence from India')`);
  },
  async 'a tick stays, and the plan has it'(window, site) {
    await window.open(`${site}${casePath}`);
    await window.read(`document.querySelector('#what-to-bring').scrollIntoView()`);
    await until(window, `document.querySelector('#what-to-bring ul input') !== null`);
    await window.click('#what-to-bring ul input');
    await window.open(`${site}${casePath}`);
    await window.read(`document.querySelector('#what-to-bring').scrollIntoView()`);
    await until(window, `document.querySelector('#what-to-bring ul input')?.checked === true`);
    await window.open(`${site}/plan`);
    await until(window, `document.querySelectorAll('article').length === 1`);
  },
  async 'a day can be typed into the plan'(window, site) {
    await openDates(window, site);
    // The order of day and month is the browser's own.
    await window.type('article input[type="date"]', '06/06/2027');
    await until(window, `(${kept}).includes('2027-06-06')`);
  },
  async 'half a year is no answer'(window, site) {
    await openDates(window, site);
    await window.type('article input[type="date"]', '06/06/20');
    await window.click('h1');
    await until(window, `!/"(needed|ends|appointment)":"/.test(${kept})`);
  },
  async 'a plan goes to somebody else by its link'(window, site) {
    await openDates(window, site);
    await window.read(
      `[...document.querySelectorAll('button')].find((one) => one.innerText === 'Make a link to my plan').click()`,
    );
    const link = `document.querySelector('input[readonly]')?.value`;
    await until(window, `${link}?.includes('#')`);
    const { hash } = new URL(String(await window.read(link)));
    await window.read('localStorage.clear()');
    await window.open(`${site}/about`);
    await window.open(`${site}/plan${hash}`);
    await until(window, `${text}.includes('Add it to mine')`);
  },
  async 'the plan and its case open without a network'(window) {
    const host = await startPlainHost();
    try {
      await openDates(window, host.url);
      await until(window, `${text}.includes('open on this device without a network')`);
    } finally {
      await host.close();
    }
    for (const path of ['/plan', casePath]) {
      await window.open(`${host.url}${path}`);
      await until(window, `/Saved on .* Figures may have changed since/.test(${text})`);
    }
  },
  async 'a case is printed, where the driver can'(window, site) {
    await window.open(`${site}${casePath}`);
    const bytes = await window.print();
    if (bytes !== null && bytes.subarray(0, 5).toString() !== '%PDF-')
      throw new Error('It printed no PDF.');
  },
  async 'a search answers while somebody types'(window, site) {
    await window.open(`${site}/search`);
    await window.type('main input[type="search"]', 'lost passport');
    await until(window, `document.querySelectorAll('[data-result]').length > 0`);
  },
  async 'an empty form names each field that is missing'(window, site) {
    await openForm(window, site);
    await window.click('main form button[type="submit"]');
    await until(window, `document.querySelectorAll('main form [aria-invalid="true"]').length > 2`);
  },
  async 'an enquiry is kept, and its reference stands there'(window, site) {
    await openForm(window, site);
    const words = {
      fname: 'Ada',
      lname: 'Sample',
      email: 'ada@visitor.example',
      message: 'Which form renews my passport?',
    };
    for (const [name, word] of Object.entries(words))
      await window.type(`main form [name="${name}"]`, word);
    await window.click('main form button[type="submit"]');
    await until(window, `/WM-[0-9A-Z]{4}-[0-9A-Z]{4}/.test(${text})`);
  },
  async 'links are followed to another language, to a page and back'(window, site) {
    await window.open(`${site}/es`);
    await until(window, `document.documentElement.lang === 'es'`);
    for (const [selector, path] of [
      ['main a[href="/es/services/uk/uk-documents"]', '/es/services/uk/uk-documents'],
      ['main a[href="/es/services/uk/uk-passport"]', '/es/services/uk/uk-passport'],
    ] as const) {
      await window.read(`document.querySelector(${JSON.stringify(selector)}).click()`);
      await until(window, `(${address}) === ${JSON.stringify(path)}`);
    }
    await window.read('history.back()');
    await until(window, `(${address}) === '/es/services/uk/uk-documents'`);
  },
};

/** Goes through the journeys one after the other, and tells those that did not end as they should. */
export async function walk(window: Window, site: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [place, journey] of Object.entries(journeys)) {
    try {
      await journey(window, site);
    } catch (error) {
      findings.push({ place, text: String(error) });
    }
  }
  return findings;
}

export const journeyCount = Object.keys(journeys).length;

/** A plan of one case with no day yet, and its days in sight. */
async function openDates(window: Window, site: string): Promise<void> {
  const begun = { path: casePath, title: 'My case', started: '2026-11-22' };
  const own = { ...begun, ticked: {}, answers: {}, dates: {}, note: '' };
  const plan = JSON.stringify({ version: 1, cases: { 'uk/uk-passport/renew-adult': own } });
  await window.open(`${site}/about`);
  await window.read(`localStorage.setItem(${JSON.stringify(storageKey)}, ${JSON.stringify(plan)})`);
  await window.open(`${site}/plan`);
  await until(window, `document.querySelector('article input[type="date"]') !== null`);
  await window.read(
    `document.querySelector('article details:has(input[type="date"])').open = true`,
  );
}

async function openForm(window: Window, site: string): Promise<void> {
  await window.open(`${site}/contact`);
  await window.read(`document.querySelector('main form').scrollIntoView()`);
  await until(window, `document.querySelector('main form[novalidate]') !== null`);
}

/** Throws Error when an expression does not come true on the page. */
async function until(window: Window, expression: string): Promise<void> {
  const end = performance.now() + longestWaitMs;
  while ((await window.read(`Boolean(${expression})`)) !== true) {
    if (performance.now() > end) throw new Error(`Never true: ${expression}`);
    await pause(100);
  }
}
