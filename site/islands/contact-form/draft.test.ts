import { expect, test } from 'vitest';
import type { EnquiryText } from '../../../contract/fields.ts';
import { draftsIn } from './draft.ts';

const text: EnquiryText = {
  fname: 'Zoë',
  lname: '-',
  email: 'zoe@example.com',
  country: 'Ελλάδα',
  address: 'Αθήνα',
  phone: '+30 21 0000 0000',
  message: 'Which office renews my licence?\nI live abroad.',
};
const draft = { id: '0b0e7a52-6f0c-4c33-9d4b-0d7a2f4e9a11', text };

test('a draft comes back as it was typed', () => {
  const { drafts } = openDrafts();
  drafts.write(draft, 'tab');
  expect(drafts.read()).toEqual({ draft, place: 'tab' });
});

test('a draft of the tab is not written to the device', () => {
  const { drafts, device } = openDrafts();
  drafts.write(draft, 'tab');
  expect(device.size).toBe(0);
});

test('a draft on the device is found from another tab', () => {
  const { drafts, tab } = openDrafts();
  drafts.write(draft, 'device');
  tab.clear();
  expect(drafts.read()).toEqual({ draft, place: 'device' });
});

test('clearing leaves nothing in either place', () => {
  const { drafts, tab, device } = openDrafts();
  drafts.write(draft, 'tab');
  drafts.write(draft, 'device');
  drafts.clear();
  expect([tab.size, device.size]).toEqual([0, 0]);
});

test.each([
  ['something that is not JSON', '{'],
  ['a draft without id', JSON.stringify({ text })],
  ['an id of another shape', JSON.stringify({ id: 'evil', text })],
  ['a text that lacks a field', JSON.stringify({ id: draft.id, text: { fname: 'Zoë' } })],
  ['nothing', 'null'],
])('%s is no draft', (_name, stored) => {
  const { drafts, tab } = openDrafts();
  drafts.write(draft, 'tab');
  for (const key of tab.keys()) tab.set(key, stored);
  expect(drafts.read()).toBeNull();
});

test('where storage is blocked, there is no draft and no error', () => {
  const blocked = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  const drafts = draftsIn({ tab: blocked, device: blocked });
  drafts.write(draft, 'tab');
  drafts.clear();
  expect(drafts.read()).toBeNull();
});

function openDrafts() {
  const tab = new Map<string, string>();
  const device = new Map<string, string>();
  return {
    tab,
    device,
    drafts: draftsIn({ tab: () => placeOn(tab), device: () => placeOn(device) }),
  };
}

function placeOn(map: Map<string, string>) {
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}
