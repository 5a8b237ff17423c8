import {
  BookOpenCheck,
  Car,
  GraduationCap,
  HardHat,
  House,
  IdCard,
  type LucideProps,
  MessagesSquare,
} from 'lucide-react';
import type { DocumentKind } from '../../schemas/guide.ts';

const icons = {
  'driving-licence': Car,
  passport: BookOpenCheck,
  identity: IdCard,
  'residence-permit': House,
  'work-permit': HardHat,
  'language-certificate': MessagesSquare,
  diploma: GraduationCap,
} as const satisfies Record<DocumentKind, unknown>;

type DocumentIconProps = LucideProps & { kind: DocumentKind };

/** The emblem of a kind of document. Decoration only; the name stands beside it. */
export function DocumentIcon({ kind, ...rest }: DocumentIconProps) {
  const Icon = icons[kind];
  return <Icon {...rest} aria-hidden="true" />;
}
