import { isRegisteredIn } from '../../../compiler/regulation.ts';
import { settings } from '../../../compiler/settings.ts';
import { words } from '../../../compiler/words.ts';
import { Notice } from '../elements/Notice.tsx';

type RegulatedAdviceProps = { country: string };

/**
 * Where paid help would be immigration or nationality advice and we hold no registration: who may advise instead.
 * Source: the site specification, "No paid immigration help without a registration".
 */
export function RegulatedAdvice({ country }: RegulatedAdviceProps) {
  const register = settings.adviserRegisters[country];
  if (isRegisteredIn(country, settings.registrations)) return null;
  return (
    <Notice tone="caution">
      <h3>{words.guide.regulatedTitle}</h3>
      <p>{words.guide.regulatedBody}</p>
      {register !== undefined && (
        <p>
          <a href={register.url}>{register.label}</a>
        </p>
      )}
    </Notice>
  );
}
