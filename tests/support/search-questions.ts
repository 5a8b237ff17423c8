/** What a person types, and the pages that answer it, any of which will do. */
export type SearchQuestion = readonly [typed: string, ...answers: string[]];

const uk = '/services/uk';
const ireland = '/services/ireland';
const germany = '/services/germany';
const france = '/services/france';
const spain = '/services/spain';
const usa = '/services/usa';

/**
 * Sixty questions as people type them, with the names that they know, in their languages, and with their slips.
 * Written before the search was: do not bend them to what it finds.
 */
export const searchQuestions: readonly SearchQuestion[] = [
  ['renew passport uk adult', `${uk}/uk-passport/renew-adult`],
  ['lost passport uk', `${uk}/uk-passport/lost-or-stolen`],
  ['first british passport', `${uk}/uk-passport/first-adult`],
  ['passport for my baby uk', `${uk}/uk-passport/child`],
  ['passport after citizenship ceremony', `${uk}/uk-passport/new-citizen`],
  ['pasport renewel', `${uk}/uk-passport/renew-adult`, `${france}/french-passport/renew-adult`],
  ['lost brp', `${uk}/uk-residence-permit/evisa`, `${uk}/uk-residence-permit/lost-proof`],
  ['evisa ukvi account', `${uk}/uk-residence-permit/evisa`],
  ['share code right to work', `${uk}/uk-residence-permit/prove-status`],
  ['indefinite leave to remain', `${uk}/uk-residence-permit/settlement`],
  ['ilr fee', `${uk}/uk-residence-permit/settlement`],
  ['spouse visa uk', `${uk}/uk-residence-permit/family`],
  ['extend my visa uk', `${uk}/uk-residence-permit/extend`],
  ['life in the uk', `${uk}/uk-residence-permit/life-in-uk-test`],
  ['provisional license', `${uk}/uk-driving-license/provisional`, `${uk}/id/provisional-licence`],
  ['drivng licence lost uk', `${uk}/uk-driving-license/replace-lost`],
  [
    'how much is driving test uk',
    `${uk}/uk-driving-license/full-licence`,
    '/products/practical-driving-test-in-uk',
  ],
  ['renew driving licence over 70', `${uk}/uk-driving-license/renew-at-70`],
  ['exchange pakistan licence uk', `${uk}/uk-driving-license/no-exchange`],
  [
    'change foreign licence to uk one',
    `${uk}/uk-driving-license/exchange-foreign`,
    `${uk}/uk-driving-license/no-exchange`,
  ],
  ['id card to vote', `${uk}/id/voter-certificate`],
  ['proof of age card', `${uk}/id/pass-card`],
  ['ielts ukvi', `${uk}/ielts/uk-visa`],
  ['ielts one skill retake', `${uk}/ielts/retake-one-part`],
  ['change ielts date', `${uk}/ielts/move-booking`],
  ['ielts score wrong remark', `${uk}/ielts/re-mark`],
  ['licence from india live in dublin', `${ireland}/ireland-driving-license/no-exchange`],
  ['swap uk licence ireland', `${ireland}/ireland-driving-license/exchange-uk`],
  ['ndls renew', `${ireland}/ireland-driving-license/renew`],
  ['irish learner permit', `${ireland}/ireland-driving-license/first-licence`],
  ['irp card', `${ireland}/ireland-work-permit/register`],
  ['gnib appointment', `${ireland}/ireland-work-permit/register`],
  ['stamp 4', `${ireland}/ireland-work-permit/stamp-4`],
  ['critical skils permit', `${ireland}/ireland-work-permit/critical-skills`],
  [
    'führerschein umschreiben',
    `${germany}/german-driving-license/exchange-non-eu`,
    `${germany}/german-driving-license/exchange-eu`,
    `${germany}/german-driving-license/exchange-uk`,
  ],
  ['umtausch alter führerschein', `${germany}/german-driving-license/old-card`],
  ['german driving license india', `${germany}/german-driving-license/exchange-non-eu`],
  ['blue card', `${germany}/germany-resident-permit/blue-card`],
  ['chancenkarte', `${germany}/germany-resident-permit/opportunity-card`],
  ['niederlassungserlaubnis', `${germany}/germany-resident-permit/settle`],
  ['family reunion germany', `${germany}/germany-resident-permit/family`],
  ['german passport from abroad consulate', `${germany}/germany-passport/abroad`],
  ['einbürgerung', `${germany}/germany-passport/become-german`],
  ['carte de séjour renewal', `${france}/france-work-permit/renew`],
  ['validate vls-ts', `${france}/france-work-permit/validate-visa`],
  ['passeport talent', `${france}/france-work-permit/talent`],
  [
    'permis de conduire échange',
    `${france}/france-driving-license/exchange`,
    `${france}/france-driving-license/uk-licence`,
  ],
  ['code de la route exam', `${france}/france-driving-license/theory-test`],
  [
    'tcf irn nationalite',
    `${france}/tcf/nationality`,
    `${france}/tcf/civic-exam`,
    `${france}/tcf/residence-card`,
  ],
  ['nie number spain', `${spain}/spain-resident-permit/nie`],
  ['arraigo', `${spain}/spain-resident-permit/arraigo`],
  ['reagrupación familiar', `${spain}/spain-resident-permit/family`],
  [
    'canje carnet de conducir',
    `${spain}/spain-driving-license/exchange-non-eu`,
    `${spain}/spain-driving-license/exchange-eu`,
    `${spain}/spain-driving-license/exchange-uk`,
  ],
  ['green certificate eu citizen spain', `${spain}/spain-resident-permit/eu-certificate`],
  ['swap texas license from canada', `${usa}/texas-driving-license/foreign-licence`],
  [
    'real id california',
    `${usa}/california-driving-license/first-licence`,
    `${usa}/california-driving-license/renew`,
    `${usa}/california-driving-license/licence-from-elsewhere`,
    `${usa}/california-driving-license`,
  ],
  ['dmv lost license florida', `${usa}/florida-driving-license/replace`],
  ['drivers license undocumented california', `${usa}/california-driving-license/ab-60`],
  ['moved to alabama from georgia drivers license', `${usa}/alabama-driving-license/other-state`],
  ['degree recognised in germany', '/services/school-diplomas/recognise-germany'],
];
