import type { FilterStage, StageFinding } from '../types.ts';
import { emailAddresses } from './personal-data/emails.ts';
import { cardNumbers, ibans, phoneNumbers } from './personal-data/numbers.ts';

/**
 * Points at e-mail addresses, telephone numbers in the international form, payment card numbers and IBANs. Runs only
 * where `filters.personalData` asks for it.
 */
export const personalDataStage: FilterStage = {
  name: 'personal-data',
  scan(text): readonly StageFinding[] {
    return [...emailAddresses(text), ...phoneNumbers(text), ...cardNumbers(text), ...ibans(text)];
  },
};
