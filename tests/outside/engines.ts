import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { importTool } from '../../scripts/install-tools.ts';
import { freePort } from '../support/loopback.ts';

/** A window of an engine that is not Chromium's, 390 px wide or as narrow as the engine allows. */
export type Window = {
  open: (address: string) => Promise<void>;
  /** Clicks what the selector names, in the middle, as a person does. */
  click: (selector: string) => Promise<void>;
  /** Presses the keys of a text, one by one, in the field that the selector names. */
  type: (selector: string, text: string) => Promise<void>;
  /** What an expression is on the page, as JSON. */
  read: (expression: string) => Promise<unknown>;
  /** The page on paper, as a PDF; null where the driver cannot print. */
  print: () => Promise<Buffer | null>;
  close: () => Promise<void>;
};

type Engine = {
  name: string;
  /** The Debian packages that bring it. */
  packages: string;
  isThere: () => boolean;
  openWindow: (toolFolder: string) => Promise<Window>;
};

const phone = { width: 390, height: 844 };
const driverPath = '/usr/bin/WebKitWebDriver';

export const engines: readonly Engine[] = [
  {
    name: 'Firefox',
    packages: 'firefox-esr',
    isThere: () => firefoxPath() !== undefined,
    openWindow: openFirefox,
  },
  {
    name: 'WebKitGTK',
    packages: 'webkit2gtk-driver xvfb',
    isThere: () => miniBrowserPath() !== undefined && globSync(driverPath).length > 0,
    openWindow: openWebKit,
  },
];

/** Brings the engine's Debian packages, with root's rights. Throws Error, with the command, where that cannot be. */
export function requireEngine({ name, packages, isThere }: Engine): void {
  if (isThere()) return;
  const command = `apt-get update && apt-get install --yes --no-install-recommends ${packages}`;
  if (process.getuid?.() === 0) spawnSync(command, { shell: true, stdio: 'inherit' });
  if (!isThere()) throw new Error(`${name} is not there. On Debian or Ubuntu: ${command}`);
}

function firefoxPath(): string | undefined {
  return ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => globSync(path).length > 0);
}

function miniBrowserPath(): string | undefined {
  return globSync('/usr/{lib,libexec}/**/webkit2gtk-4.*/MiniBrowser').at(-1);
}

/** By WebDriver BiDi, as the browser itself speaks it. */
async function openFirefox(toolFolder: string): Promise<Window> {
  const puppeteer = await importTool('puppeteer-core', toolFolder);
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath(),
    headless: true,
    userDataDir: mkdtempSync(join(tmpdir(), 'waymark-firefox-')),
    defaultViewport: phone,
  });
  const page = await browser.newPage();
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    click: async (selector) => {
      await page.locator(selector).click();
    },
    type: async (selector, text) => {
      await page.focus(selector);
      await page.keyboard.type(text);
    },
    read: (expression) => page.evaluate(expression),
    print: async () => Buffer.from(await page.pdf()),
    close: async () => void (await browser.close()),
  };
}

/** By WebDriver, as WebKitWebDriver speaks it; the browser needs a display, if only an unseen one. */
async function openWebKit(toolFolder: string): Promise<Window> {
  const { Builder, By } = await importTool('selenium-webdriver', toolFolder);
  const port = await freePort();
  const display = `:${String(port)}`;
  const screen = spawn('Xvfb', [display, '-screen', '0', '1440x1000x24'], { stdio: 'ignore' });
  const driver = spawn(driverPath, [`--port=${String(port)}`], {
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: 'ignore',
  });
  await hasOpened(port);
  const session = await new Builder()
    .usingServer(`http://127.0.0.1:${String(port)}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowserPath(), args: ['--automation'] },
    })
    .build();
  await session.manage().window().setRect(phone);
  return {
    open: async (address) => void (await session.get(address)),
    click: async (selector) => {
      await session.findElement(By.css(selector)).click();
    },
    type: async (selector, text) => {
      await session.findElement(By.css(selector)).sendKeys(text);
    },
    read: (expression) => session.executeScript(`return ${expression}`),
    print: async () => null,
    close: async () => {
      await session.quit();
      await Promise.all([end(driver), end(screen)]);
    },
  };
}

async function hasOpened(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${String(port)}/status`).catch(() => null);
    if (answer !== null) return;
    await pause(100);
  }
  throw new Error(`Nothing answers at port ${String(port)}.`);
}

async function end(program: ChildProcess): Promise<void> {
  program.kill();
  if (program.exitCode === null && program.signalCode === null) await once(program, 'exit');
}
