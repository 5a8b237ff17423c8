import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { type EnquiryText, type FieldName, fieldNames, fields } from '../../../contract/fields.ts';
import type { DeskProcess } from '../desk/desk-process.ts';
import { sampleText } from '../desk/sample-enquiry.ts';

export const referencePattern = /WM-[0-9A-Z]{4}-[0-9A-Z]{4}/;

/** What a visitor types; one line in the message, because the desk's page and mail lay out longer ones in their own ways. */
export const typedText: EnquiryText = { ...sampleText, message: 'Which form renews my passport?' };

/** The field as a person finds it: by its label, which may say that it is optional. */
export function fieldOf(page: Page, field: FieldName): Locator {
  const label = new RegExp(`^${fields[field].label}( \\(optional\\))?$`);
  return page.getByRole('main').getByLabel(label);
}

/** Opens the form where it waits behind its button, as it does at the end of a long page. */
export async function openForm(page: Page): Promise<void> {
  const openers = page.locator('main details:not([open]):has(form) > summary');
  // On a small window the form of a case waits in a row of its own.
  while ((await openers.count()) > 0) await openers.first().click();
}

export async function fillEnquiry(page: Page, text: EnquiryText = typedText): Promise<void> {
  await openForm(page);
  for (const field of fieldNames) await fieldOf(page, field).fill(text[field]);
}

/** What stands in the fields now. */
export async function readEnquiryForm(page: Page): Promise<EnquiryText> {
  const entries = await Promise.all(
    fieldNames.map(async (field) => [field, await fieldOf(page, field).inputValue()] as const),
  );
  return enquiryText.parse(Object.fromEntries(entries));
}

const enquiryText = z.record(z.enum(fieldNames), z.string());

/** Brings the form into view and waits until it is hydrated: only then is it the script that checks and sends. */
export async function hydrateForm(page: Page): Promise<void> {
  await openForm(page);
  const form = page.getByRole('main').locator('form');
  await form.scrollIntoViewIfNeeded();
  await page.locator('main form[novalidate]').waitFor();
}

export function sendButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Send', exact: true });
}

const keptEnquiries = z.array(
  z.looseObject({ reference: z.string(), state: z.string(), email: z.string() }),
);

/** The enquiries as staff see them. */
export async function listEnquiries(desk: DeskProcess): Promise<z.infer<typeof keptEnquiries>> {
  return keptEnquiries.parse(JSON.parse(await desk.enquiries('list', '--json')));
}
