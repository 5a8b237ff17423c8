import {
  companionNames,
  traceNames,
  type WireIdentifiers,
  wireNames,
} from '../../../contract/wire.ts';

type CompanionFieldsProps = {
  identifiers: WireIdentifiers;
  subject: string;
  page: string;
  language: string;
};

/**
 * What travels beside the seven fields. The identifiers are for visitors without scripts; with scripts the SDK sends them
 * a second time with equal values. The one-time id has no value here, so that React never writes over the one it is hydrated with.
 */
export function CompanionFields({ identifiers, subject, page, language }: CompanionFieldsProps) {
  const values = {
    [wireNames.serviceId]: identifiers.serviceId,
    [wireNames.templateId]: identifiers.templateId,
    [wireNames.publicKey]: identifiers.publicKey,
    [companionNames.subject]: subject,
    [companionNames.page]: page,
    [companionNames.language]: language,
  };
  return (
    <>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name={companionNames.enquiryId} autoComplete="off" />
      <input type="hidden" name={traceNames.openSeconds} autoComplete="off" />
      <input type="text" name={traceNames.trap} autoComplete="off" hidden />
    </>
  );
}
