import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fieldNames, fields } from '../../../contract/fields.ts';
import { sampleProps } from './ContactForm.samples.ts';
import { ContactForm } from './ContactForm.tsx';

const html = renderToStaticMarkup(<ContactForm {...sampleProps} />);

test('without scripts, the form posts the multipart call of the wire to the page’s own origin', () => {
  const form = tagsOf(html, 'form')[0] ?? '';
  expect(attribute(form, 'method')).toBe('post');
  expect(attribute(form, 'enctype')).toBe('multipart/form-data');
  expect(attribute(form, 'action')).toBe('/api/v1.0/email/send-form');
  expect(form).not.toMatch(/novalidate/i);
});

test('without scripts, the identifiers and the page travel beside the fields, the one-time id is empty', () => {
  const hidden = tagsOf(html, 'input').filter((tag) => attribute(tag, 'type') === 'hidden');
  const values = hidden.map((tag) => [attribute(tag, 'name'), attribute(tag, 'value') ?? '']);
  expect(Object.fromEntries(values)).toEqual({
    service_id: 'waymark_desk',
    template_id: 'enquiry',
    user_id: 'waymark_public_key',
    subject: 'UK passport',
    page: '/services/uk/uk-passport',
    language: 'en',
    enquiry_id: '',
    open_seconds: '',
  });
});

test('the field that only programs fill is hidden, and where a browser shows it, it comes last and says to keep it empty', () => {
  const [, label = ''] = /<label hidden="">(.*?)<\/label>/.exec(html) ?? [];
  expect(label).toMatch(/^Keep this field empty <input/);
  expect(label).toBe(`Keep this field empty ${controlOf(html, 'website')}`);
  expect(label).not.toMatch(/ value=/);
  expect(html.indexOf(label)).toBeGreaterThan(html.indexOf('</textarea>'));
});

test('what only the script does, only the script says', () => {
  const words = html.replace(/<[^>]*>/g, ' ');
  const { note, keepLonger } = sampleProps.words.draft;
  expect(words).not.toContain(note);
  expect(words).not.toContain(keepLonger);
  expect(html).not.toContain('type="checkbox"');
});

test.each(fieldNames)('%s is labelled, limited and required', (field) => {
  const control = controlOf(html, field);
  expect(html).toContain(`<label for="${attribute(control, 'id')}"`);
  expect(attribute(control, 'maxlength')).toBe(String(fields[field].maxLength));
  expect(attribute(control, 'required')).toBe('');
});

test('addresses and numbers are typed from left to right in every language, all else as its letters run', () => {
  const directions = fieldNames.map((field) => [field, attribute(controlOf(html, field), 'dir')]);
  const fromLeft = directions.filter(([, direction]) => direction === 'ltr');
  expect(fromLeft.map(([field]) => field)).toEqual(['email', 'phone']);
  expect(directions.filter(([, direction]) => direction === 'auto')).toHaveLength(
    fieldNames.length - fromLeft.length,
  );
});

test('a field that the settings make optional says so and is not required', () => {
  const relaxed = renderToStaticMarkup(<ContactForm {...sampleProps} optionalFields={['phone']} />);
  expect(attribute(controlOf(relaxed, 'phone'), 'required')).toBeNull();
  expect(relaxed).toMatch(/Phone<span[^>]*> \(optional\)/);
});

test('where the law leaves advice to others, the form asks for a general question and not for a case', () => {
  const { generalQuestion } = sampleProps.words;
  const general = renderToStaticMarkup(<ContactForm {...sampleProps} isGeneral={true} />);
  expect(general).toContain(generalQuestion);
  expect(general).not.toContain(fields.message.hint);
  expect(html).toContain(fields.message.hint);
  expect(html).not.toContain(generalQuestion);
});

test('only the fields and their companions have a name, so nothing else is sent', () => {
  const named = tagsOf(html, 'input|textarea|button').filter((tag) => attribute(tag, 'name'));
  expect(named).toHaveLength(fieldNames.length + 9);
});

test('beside the button a link leads to where the desk says what became of a message; without a desk there is none', () => {
  expect(html).toMatch(/<a href="\/enquiry" rel="help">Check whether/);
  const hosted = renderToStaticMarkup(<ContactForm {...sampleProps} statusPath={null} />);
  expect(hosted).not.toContain('rel="help"');
});

test('where EmailJS itself takes the enquiry, visitors without scripts are offered the email address', () => {
  const origin = 'https://api.emailjs.com';
  const hosted = renderToStaticMarkup(<ContactForm {...sampleProps} origin={origin} />);
  const form = tagsOf(hosted, 'form')[0] ?? '';
  expect(attribute(form, 'action')).toBe(`${origin}/api/v1.0/email/send-form`);
  expect(/<noscript>(.*)<\/noscript>/s.exec(hosted)?.[1]).toContain('mailto:hello@waymark.example');
  expect(html).not.toContain('<noscript>');
});

function tagsOf(markup: string, names: string): string[] {
  return [...markup.matchAll(new RegExp(`<(?:${names})( [^>]*)?>`, 'g'))].map(([tag]) => tag);
}

function attribute(tag: string, name: string): string | null {
  return new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? null;
}

function controlOf(markup: string, field: string): string {
  const controls = tagsOf(markup, 'input|textarea');
  return controls.find((tag) => attribute(tag, 'name') === field) ?? '';
}
