import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

beforeEach(() => {
  // A test that expects console.error gives this spy another body; everybody else hears of it at once.
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    throw new Error(`Nobody expected console.error: ${words.map(String).join(' ')}`);
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
