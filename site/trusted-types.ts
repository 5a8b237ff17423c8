/** What our policy lets pass; the DOM's own types of it are not in TypeScript yet. */
type TrustedTypes = {
  createPolicy: (
    name: 'waymark',
    rules: { createScriptURL: (address: string) => string },
  ) => typeof passThrough;
};

const passThrough = {
  createScriptURL: (address: string): string => address,
};

const { trustedTypes } = globalThis as typeof globalThis & { trustedTypes?: TrustedTypes };

/**
 * The one policy of Trusted Types that our pages name: whatever else would make HTML or a script of a text is refused. Who asks it
 * vouches for the address. Browsers without Trusted Types take texts as they are.
 */
export const trusted: typeof passThrough =
  trustedTypes?.createPolicy('waymark', passThrough) ?? passThrough;
