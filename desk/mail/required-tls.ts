import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Not by any other name: what a name server is asked for may be anybody's machine. */
function isThisMachine({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  if (family === 0) return host === '' || /^localhost\.?$/i.test(host);
  return loopback.check(host, family === 6 ? 'ipv6' : 'ipv4');
}

function hasLogin({ username, password }: URL): boolean {
  return username !== '' || password !== '';
}

function hasTlsFromTheStart({ protocol }: URL): boolean {
  return protocol === 'smtps:';
}

function isOn({ searchParams }: URL, option: string): boolean {
  return ['true', '1'].includes(searchParams.get(option) ?? '');
}

/**
 * The mail server's address such that no password goes there without TLS, whatever the server offers, or somebody on the way
 * has taken out of its offer. This machine needs none, and `mayPasswordBePlain` is for a setting that says so by name.
 */
export function withRequiredTls(address: string, mayPasswordBePlain: boolean): string {
  const url = new URL(address);
  if (mayPasswordBePlain || hasTlsFromTheStart(url) || !hasLogin(url) || isThisMachine(url)) {
    return address;
  }
  // Goes before every other option of the mail library.
  url.searchParams.set('requireTLS', 'true');
  return url.href;
}

/** What whoever listens on the way to the mail server could read, for a warning at the start; null when nothing. */
export function plainTextWarning(address: string, mayPasswordBePlain: boolean): string | null {
  const url = new URL(address);
  if (hasTlsFromTheStart(url) || isThisMachine(url) || isOn(url, 'requireTLS')) return null;
  const isTlsIgnored = isOn(url, 'ignoreTLS');
  if (hasLogin(url) && !mayPasswordBePlain) {
    return isTlsIgnored
      ? '?ignoreTLS=true in DESK_SMTP_URL counts for nothing: a password goes to another machine without TLS only when DESK_SMTP_PLAIN_PASSWORD is 1'
      : null;
  }
  const what = hasLogin(url) ? 'the password of DESK_SMTP_URL and enquiries go' : 'enquiries go';
  const when = isTlsIgnored ? '' : ' whenever it offers no TLS';
  return `${what} to the mail server in plain text${when}; ?requireTLS=true at the end of DESK_SMTP_URL lets none go so`;
}
