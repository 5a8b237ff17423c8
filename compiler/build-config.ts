import { z } from 'zod';
import { shippedIdentifiers } from '../contract/emailjs.ts';
import { isDay } from '../plan/shapes.ts';
import type { BuildFacts } from './pages/context.ts';

/** What the environment says to a build of the site. Source of the names: .env.example. */
export type BuildConfig = BuildFacts & {
  /** Whether visitors will see it: then nothing in it may be a sample. */
  isRelease: boolean;
};

const origin = z
  .string()
  .refine(isOrigin)
  .transform((value) => new URL(value).origin);

const environmentSchema = z.object({
  SITE_URL: origin.default('http://localhost:4321'),
  PUBLIC_EMAILJS_ORIGIN: origin.or(z.literal('')).default(''),
  PUBLIC_EMAILJS_SERVICE_ID: z.string().min(1).default(shippedIdentifiers.serviceId),
  PUBLIC_EMAILJS_TEMPLATE_ID: z.string().min(1).default(shippedIdentifiers.templateId),
  PUBLIC_EMAILJS_PUBLIC_KEY: z.string().min(1).default(shippedIdentifiers.publicKey),
  WAYMARK_RELEASE: z.enum(['0', '1']).default('0'),
});

/**
 * The build's settings with their defaults.
 * Throws Error naming every variable that is malformed and what to write instead.
 */
export function readBuildConfig(environment: NodeJS.ProcessEnv): BuildConfig {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))];
    throw new Error(
      `The site cannot be built: set ${names.join(', ')} as .env.example explains. ` +
        'An address is an origin like https://www.example.org, without a path; an identifier is not empty; a switch is 0 or 1.',
    );
  }
  const values = parsed.data;
  return {
    siteUrl: values.SITE_URL,
    emailOrigin: values.PUBLIC_EMAILJS_ORIGIN,
    identifiers: {
      serviceId: values.PUBLIC_EMAILJS_SERVICE_ID,
      templateId: values.PUBLIC_EMAILJS_TEMPLATE_ID,
      publicKey: values.PUBLIC_EMAILJS_PUBLIC_KEY,
    },
    today: today(environment),
    isRelease: values.WAYMARK_RELEASE === '1',
  };
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === value.replace(/\/$/, '');
}

/**
 * The day that everything is reckoned from: the one place where the build and its tests ask the clock.
 * WAYMARK_TODAY=2028-01-15 puts another day in its place, at noon UTC. Throws Error for what is no day.
 */
function today(env: NodeJS.ProcessEnv): Date {
  const { WAYMARK_TODAY: day } = env;
  if (day === undefined || day === '') return new Date();
  if (isDay(day)) return new Date(`${day}T12:00:00Z`);
  throw new Error(`WAYMARK_TODAY should be a day like 2028-01-15, but is ${JSON.stringify(day)}.`);
}
