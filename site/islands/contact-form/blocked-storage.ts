/**
 * Lets the EmailJS SDK load where the visitor blocks storage.
 * The SDK (4.4.1, es/utils/createWebStorage) asks `typeof localStorage` as it loads; browsers that block storage throw a
 * SecurityError at that, and the form would never be hydrated. Here it finds that there is no storage, which it knows how to handle.
 */
try {
  void globalThis.localStorage;
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}

export {};
