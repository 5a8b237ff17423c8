import {
  companionNames,
  type EmailjsIdentifiers,
  emailjsNames,
  traceNames,
} from '../../../contract/emailjs.ts';

type CompanionFieldsProps = {
  identifiers: EmailjsIdentifiers;
  subject: string;
  page: string;
  language: string;
};

/**
 * What travels beside the seven fields. The identifiers are for visitors without scripts; with scripts the SDK sends them
 * a second time with equal values. The one-time id has no value here, so that React never writes over the one it wakes with.
 */
export function CompanionFields({ identifiers, subject, page, language }: CompanionFieldsProps) {
  const values = {
    [emailjsNames.serviceId]: identifiers.serviceId,
    [emailjsNames.templateId]: identifiers.templateId,
    [emailjsNames.publicKey]: identifiers.publicKey,
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
