// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FieldName, fieldNames, fields } from '../../../contract/fields.ts';
import { isEnquiryId, referenceFor } from '../../../contract/reference.ts';
import { type FormAnswer, startRecordingServer } from '../../../tests/support/recording-server.ts';
import { sampleEnquiry, sampleProps } from './ContactForm.samples.ts';
import { ContactForm } from './ContactForm.tsx';

type Server = Awaited<ReturnType<typeof startRecordingServer>>;
const servers: Server[] = [];

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

test('a double click sends one message, with every field as it was typed', async () => {
  const { server, user } = await openForm();
  await fillIn(user);
  await user.dblClick(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Message sent successfully!');
  expect(server.received).toHaveLength(1);
  const sent = server.received[0]?.fields;
  for (const field of fieldNames) expect(withLf(sent?.get(field))).toBe(sampleEnquiry[field]);
  expect(sent?.get('subject')).toBe('UK passport');
  expect(sent?.getAll('service_id')).toEqual(['waymark_desk', 'waymark_desk']);
  expect(isEnquiryId(String(sent?.get('enquiry_id')))).toBe(true);
  expect(sent?.get('open_seconds')).toMatch(/^\d+$/);
});

test('after success the form is empty, forgets the draft, shows the reference and takes a new id', async () => {
  const { server, user } = await openForm();
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Message sent successfully!');
  const id = String(server.received[0]?.fields.get('enquiry_id'));
  expect(document.activeElement?.textContent).toContain(referenceFor(id));
  for (const field of fieldNames) expect(control(field).value).toBe('');
  expect(sessionStorage).toHaveLength(0);
  expect(enquiryId()).not.toBe(id);
});

test('after success a panel stands in place of the form: its reference can be copied, and the form comes back empty', async () => {
  const { server, user } = await openForm();
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Message sent successfully!');
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  expect(control('message').closest('[hidden]')).not.toBeNull();
  const reference = referenceFor(String(server.received[0]?.fields.get('enquiry_id')));
  await user.click(screen.getByRole('button', { name: 'Copy the reference' }));
  await screen.findByRole('button', { name: 'Copied' });
  expect(await navigator.clipboard.readText()).toBe(reference);
  await user.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(control('message').closest('[hidden]')).toBeNull();
  expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('while the answer is awaited, the status says so and nothing can be cleared', async () => {
  const held = Promise.withResolvers<FormAnswer>();
  const { user } = await openForm(() => held.promise);
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('status').textContent).toBe('Sending...');
  await user.click(screen.getByRole('button', { name: 'Clear what I typed' }));
  expect(control('message').value).toBe(sampleEnquiry.message);
  held.resolve({ status: 200, text: 'OK' });
  await screen.findByText('Message sent successfully!');
});

test('after a failure nothing typed is lost, other ways are shown, and a retry uses the same id', async () => {
  const answers: FormAnswer[] = [
    { status: 503, text: 'The desk cannot keep enquiries now' },
    { status: 200, text: 'OK' },
  ];
  const { server, user } = await openForm(() => answers.shift() ?? { status: 500, text: '' });
  const heard = vi.spyOn(console, 'error').mockImplementation(() => {});
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Something went wrong. Please try again.');
  expect(heard).toHaveBeenCalledWith(expect.stringContaining('503 The desk cannot keep enquiries'));
  expect(screen.getByRole('link', { name: 'hello@waymark.example' })).toBeTruthy();
  for (const field of fieldNames) expect(control(field).value).toBe(sampleEnquiry[field]);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Message sent successfully!');
  const [first, second] = server.received.map(({ fields: sent }) => sent.get('enquiry_id'));
  expect(second).toBe(first);
});

test('a failure is said at the button and takes the focus, each time', async () => {
  const { user } = await openForm(() => ({
    status: 503,
    text: 'The desk cannot keep enquiries now',
  }));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await fillIn(user);
  const send = screen.getByRole('button', { name: 'Send' });
  for (const _attempt of [1, 2]) {
    await user.click(send);
    // The words of the first failure stand there until the second is known: the focus tells them apart.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('status')));
    const said = screen.getByText('Something went wrong. Please try again.');
    expect(said).toBe(screen.getByRole('status'));
    expect(said.nextElementSibling?.contains(send)).toBe(true);
  }
});

test('what the desk will not take is said beside the field and in the summary, until it is changed', async () => {
  const answers: FormAnswer[] = [
    { status: 422, text: `phone: ${fields.phone.messages.tooLong}; message: Not known here; try` },
    { status: 400, text: `Missing parameters: country: ${fields.country.messages.empty}` },
  ];
  const { server, user } = await openForm(() => answers.shift() ?? accept(), spanish);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const summary = await screen.findByRole('alert');
  expect(document.activeElement).toBe(summary);
  const links = within(summary).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    `es ${fields.phone.messages.tooLong}`,
    'Not known here; try',
  ]);
  expect(descriptionOf(control('phone'))).toContain(`es ${fields.phone.messages.tooLong}`);
  expect(screen.getByRole('status').textContent).toBe('');
  await user.type(control('phone'), '1');
  expect(control('phone').getAttribute('aria-invalid')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(descriptionOf(control('country'))).toContain(`es ${fields.country.messages.empty}`),
  );
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Message sent successfully!');
  expect(server.received).toHaveLength(3);
});

test('what the desk has erased since is sent as another enquiry when the visitor tries again', async () => {
  const answers: FormAnswer[] = [{ status: 410, text: 'This enquiry has been erased' }];
  const { server, user, unmount } = await openForm(() => answers.shift() ?? accept());
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Something went wrong. Please try again.');
  const [first] = server.received.map(({ fields: sent }) => sent.get('enquiry_id'));
  const second = enquiryId();
  expect([isEnquiryId(second), second === first]).toEqual([true, false]);
  unmount();
  await openForm();
  expect([enquiryId(), control('message').value]).toEqual([second, sampleEnquiry.message]);
});

test('while something is to be mended the title of the page says so, and no longer', async () => {
  document.title = 'Contact - Waymark';
  const { user } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(document.title).toBe('Error: Contact - Waymark');
  for (const field of fieldNames) {
    expect(document.title).toBe('Error: Contact - Waymark');
    await user.type(control(field), sampleEnquiry[field]);
  }
  expect(document.title).toBe('Contact - Waymark');
});

test('the title says nothing of mistakes that were cleared away', async () => {
  document.title = 'Contact - Waymark';
  const { user } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(document.title).toBe('Error: Contact - Waymark');
  await user.click(screen.getByRole('button', { name: 'Clear what I typed' }));
  expect(document.title).toBe('Contact - Waymark');
});

test('a line end counts as one, as the desk counts it', async () => {
  const { server, user } = await openForm();
  await fillIn(user);
  const message = `${'x'.repeat(49)}\n`.repeat(100);
  fireEvent.input(control('message'), { target: { value: `${message}x` } });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(descriptionOf(control('message'))).toContain('5,000');
  fireEvent.input(control('message'), { target: { value: message } });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Message sent successfully!');
  expect(withLf(server.received[0]?.fields.get('message'))).toBe(message);
});

test('an address is sent, and shown, without the signs that nobody sees', async () => {
  const { server, user } = await openForm();
  await fillIn(user);
  fireEvent.input(control('email'), { target: { value: '\u200bzo’e＠example。com' } });
  fireEvent.input(control('message'), { target: { value: '\u200b' } });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(control('email').value).toBe("zo'e@example.com");
  expect(descriptionOf(control('message'))).toContain(fields.message.messages.empty);
  await user.type(control('message'), 'Which office?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Message sent successfully!');
  expect(server.received[0]?.fields.get('email')).toBe("zo'e@example.com");
});

test('what is missing is said beside each field and in a summary that takes focus; nothing is sent', async () => {
  const { server, user } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const summary = screen.getByRole('alert');
  expect(document.activeElement).toBe(summary);
  for (const field of fieldNames) {
    const message = fields[field].messages.empty;
    const link = within(summary).getByRole('link', { name: message });
    expect(link.getAttribute('href')).toBe(`#${control(field).id}`);
    expect(control(field).getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(control(field))).toContain(message);
  }
  expect(server.received).toEqual([]);
});

test('a message that was shown follows what is typed', async () => {
  const { user } = await openForm();
  await user.type(control('email'), 'zoe');
  expect(screen.queryByText(/with an @/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(descriptionOf(control('email'))).toContain('with an @');
  await user.type(control('email'), '@example.com');
  expect(control('email').getAttribute('aria-invalid')).toBeNull();
  expect(control('fname').getAttribute('aria-invalid')).toBe('true');
});

test('a reload gives back what was typed, under the same id', async () => {
  const { user, unmount } = await openForm();
  await user.type(control('message'), 'Which office?');
  const id = enquiryId();
  unmount();
  await openForm();
  expect(control('message').value).toBe('Which office?');
  expect(enquiryId()).toBe(id);
});

test('what was typed before the form is hydrated goes before an older draft', async () => {
  const { user, unmount } = await openForm();
  await user.type(control('fname'), 'Old');
  await user.type(control('country'), 'Spain');
  unmount();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<ContactForm {...sampleProps} />);
  document.body.replaceChildren(container);
  control('fname').value = 'New';
  render(<ContactForm {...sampleProps} />, { container, hydrate: true });
  expect(control('fname').value).toBe('New');
  expect(control('country').value).toBe('Spain');
});

test('the text goes to the device only while the visitor wants it there', async () => {
  const { user } = await openForm();
  const box = screen.getByRole('checkbox', { name: 'Keep my text on this device for longer' });
  await user.type(control('message'), 'Which office?');
  expect([sessionStorage.length, localStorage.length]).toEqual([1, 0]);
  await user.click(box);
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 1]);
  await user.click(box);
  expect([sessionStorage.length, localStorage.length]).toEqual([1, 0]);
});

test('one click clears text, messages and draft', async () => {
  const { user } = await openForm();
  await user.type(control('message'), 'Which office?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(screen.getByRole('button', { name: 'Clear what I typed' }));
  expect(control('message').value).toBe('');
  expect(screen.queryByRole('alert')).toBeNull();
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
});

test('on the contact page the subject comes from the link that led there, and is shown', () => {
  history.replaceState(null, '', '/contact?subject=UK%20driving%20licence');
  render(<ContactForm {...sampleProps} subject="" />);
  expect(screen.getByText('About: UK driving licence')).toBeTruthy();
  expect(document.querySelector<HTMLInputElement>('[name="subject"]')?.value).toBe(
    'UK driving licence',
  );
  history.replaceState(null, '', '/');
});

test('the hydrated form checks by itself instead of the browser', async () => {
  await openForm();
  expect(control('fname').form?.noValidate).toBe(true);
});

const spanish = {
  ...sampleProps,
  contract: JSON.parse(JSON.stringify(sampleProps.contract), (key, value) =>
    ['empty', 'tooLong', 'malformed'].includes(key) ? `es ${value}` : value,
  ),
};

async function openForm(
  answer: () => FormAnswer | Promise<FormAnswer> = accept,
  props = sampleProps,
) {
  const server = await startRecordingServer(answer);
  servers.push(server);
  const view = render(<ContactForm {...props} origin={server.origin} />);
  return { server, user: userEvent.setup(), unmount: view.unmount };
}

function accept(): FormAnswer {
  return { status: 200, text: 'OK' };
}

async function fillIn(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  for (const field of fieldNames) await user.type(control(field), sampleEnquiry[field]);
}

function control(field: FieldName): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('textbox', {
    name: new RegExp(`^${fields[field].label}`),
    // After success a panel stands in its place.
    hidden: true,
  });
}

function enquiryId(): string {
  return document.querySelector<HTMLInputElement>('[name="enquiry_id"]')?.value ?? '';
}

function descriptionOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

/** Line ends as they were typed; on the wire they are CRLF. */
function withLf(value: FormDataEntryValue | null | undefined): string {
  return String(value).replaceAll('\r\n', '\n');
}
