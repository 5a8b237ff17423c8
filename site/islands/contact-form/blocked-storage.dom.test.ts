// @vitest-environment happy-dom
import { expect, test } from 'vitest';

test('the EmailJS SDK loads although the browser blocks storage', async () => {
  Object.defineProperty(globalThis, 'localStorage', {
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
    configurable: true,
  });
  await import('./blocked-storage.ts');
  await expect(import('@emailjs/browser')).resolves.toHaveProperty('sendForm');
});
