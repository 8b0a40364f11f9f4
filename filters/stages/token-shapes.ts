import { looksRandom } from '../judge/entropy.ts';
import { isFilledIn } from '../judge/placeholder.ts';
import { createPatternStage, type PatternRule } from '../pattern-rule.ts';
import type { FilterStage } from '../types.ts';
import { findPrefixedTokens } from './token-shapes/prefixed.ts';

/** A word in front of it, or the randomness of the value, tells a token from a member of an object. */
const isRandomWithDigit = (value: string): boolean => /\d/.test(value) && looksRandom(value, 16);

/** Tokens that are known by something else than how they begin. */
const RULES: readonly PatternRule[] = [
  {
    kind: 'terraform-token',
    keywords: ['.atlasv1.'],
    pattern: /(?<![A-Za-z0-9])[A-Za-z0-9]{14}\.atlasv1\.[\w=-]{40,100}/dg,
  },
  {
    kind: 'maxmind-key',
    keywords: ['_mmk'],
    pattern: /(?<![A-Za-z0-9])[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk/dg,
  },
  {
    kind: 'telegram-token',
    keywords: [':'],
    pattern: /(?<!\d)(?:\d{5,16}:A[\w-]{32,36}|\d{8,10}:[\w-]{35})(?![\w-])/dg,
    accepts: (value) => looksRandom(value, 35),
  },
  {
    // Base64 of the numeric user id, then time and signature.
    kind: 'discord-token',
    keywords: ['.'],
    pattern: /(?<![\w-])[MNO][A-Za-z\d_-]{23,27}\.[\w-]{6}\.[\w-]{27,38}(?![\w-])/dg,
  },
  {
    kind: 'mailchimp-key',
    keywords: ['-us'],
    pattern: /(?<![A-Za-z0-9])[a-fA-F0-9]{32}-us\d{1,3}(?![A-Za-z0-9])/dg,
  },
  {
    // NATS: seed prefix, kind of key, base32 of 34 bytes.
    kind: 'nkey-seed',
    keywords: ['SU', 'SA', 'SO', 'SN', 'SC', 'SX'],
    pattern: /(?<![A-Za-z0-9])S[ACNOUX][A-Z2-7]{56}(?![A-Za-z0-9])/dg,
  },
  {
    // The secret that stands right behind its key id, as consoles and CSV files print them.
    kind: 'aws-secret-key',
    keywords: ['AKIA', 'ASIA', 'A3T', 'ABIA', 'ACCA', 'AROA', 'AIDA', 'AGPA', 'AIPA', 'ANPA', 'ANVA'],
    pattern:
      /(?<![A-Za-z0-9])(?:A3T[A-Z0-9]|AKIA|ASIA|ABIA|ACCA|AROA|AIDA|AGPA|AIPA|ANPA|ANVA)[A-Z0-9]{16}(?![A-Za-z0-9])[\s\S]{1,60}?(?<![A-Za-z0-9/+])(?<secret>[A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])/dg,
    accepts: (value) => !/^[0-9a-f]{40}$|EXAMPLE/.test(value) && looksRandom(value, 40),
  },
  {
    // Azure storage, Service Bus, Cosmos and Event Hub keys are 64 or 32 bytes.
    kind: 'azure-key',
    keywords: ['ccountKey', 'ccessKey', 'ccesskey', 'ccountkey', 'SecretValue', 'secretvalue'],
    pattern:
      /(?:AccountKey|SharedAccessKey|SharedSecretValue)\s{0,3}[=:]\s{0,3}["']?[A-Za-z0-9+/]{20,120}={0,3}/dgi,
    accepts: (value) => /[+/\d]/.test(value) && !isFilledIn(value),
  },
  {
    kind: 'azure-secret',
    keywords: ['Q~'],
    pattern: /(?<![\w~.-])[\w~.]{3}\dQ~[\w~.-]{31,34}(?![\w~.-])/dg,
  },
  {
    // Microsoft puts the service's letters near the end of newer keys, so that they can be told.
    kind: 'azure-key',
    keywords: [
      'AZDO',
      'JQQJ9',
      'APIM',
      'ACDb',
      '+ABa',
      '+AMC',
      '+ASt',
      'AIoT',
      '+ASb',
      '+AEh',
      '+ARm',
      '+ACR',
      'AzFu',
      'AzSe',
    ],
    pattern:
      /(?<![A-Za-z0-9+/])(?:[A-Za-z0-9]{76}AZDO[A-Za-z0-9]{4}|[A-Za-z0-9]{52}JQQJ9[9DH][A-Za-z0-9][A-L][A-Za-z0-9]{16}[A-Za-z][A-Za-z0-9]{7}(?:[A-Za-z0-9]{2}==)?|[A-Za-z0-9+/]{76}(?:APIM|ACDb|\+(?:ABa|AMC|ASt))[A-Za-z0-9+/]{5}[AQgw]==|[A-Za-z0-9+/]{33}(?:AIoT|\+(?:ASb|AEh|ARm))[A-P][A-Za-z0-9+/]{5}=|[A-Za-z0-9+/]{42}\+ACR[A-D]\w{5}|[\w-]{44}AzFu[\w-]{5}[AQgw]==|[A-Za-z0-9]{42}AzSe[A-D]\w{5})(?![A-Za-z0-9+/=])/dg,
  },
  {
    kind: 'newrelic-key',
    keywords: ['NRAL', 'nral'],
    pattern: /(?<![A-Za-z0-9])[A-Za-z0-9]{6}[0-9a-fA-F]{30}(?:NRAL|nral)(?![A-Za-z0-9])/dg,
  },
  {
    kind: 'newrelic-key',
    keywords: ['nrak-', 'nraa-', 'nrii-', 'nriq-', 'nrra-', 'nrjs-'],
    pattern: /(?<![A-Za-z0-9])nr(?:ak|aa|ii|iq|ra|js)-[\w-]{19,42}(?![\w-])/dg,
    accepts: (value) => /\d/.test(value),
  },
  {
    // The organisation's id, then what was given out.
    kind: 'salesforce-token',
    keywords: ['!'],
    pattern: /(?<![A-Za-z0-9])00[A-Za-z0-9]{13}!A?[A-Za-z0-9._]{80,140}/dg,
  },
  {
    // JFrog's API keys and encrypted passwords; short ones and fillers too, for nothing else looks like that.
    kind: 'artifactory-token',
    keywords: ['AKC', 'AP'],
    pattern:
      /(?<![^\s=:"'`(,])(?:AKC[A-Za-z0-9]{10,160}|AP(?:\d|(?=[A-F][A-Za-z]{0,60}\d|[A-F]x{8})[A-F])[A-Za-z0-9]{8,160})(?![^\s"'`),;\\])/dg,
  },
  {
    kind: 'vault-token',
    keywords: ['s.', 'b.', 'r.'],
    pattern: /(?<![\w.$)\]])(?<secret>[sbr]\.[A-Za-z0-9]{24})(?![\w.(])/dg,
    accepts: (value) => isRandomWithDigit(value.slice(2)),
  },
  {
    kind: 'vault-token',
    keywords: ['s.', 'b.', 'r.'],
    pattern: /(?:corp|vault|token|key|secret)["'`:= ]{1,5}(?<secret>[sbr]\.[\w-]{24,500})(?![\w(])/dgi,
    accepts: (value) => isRandomWithDigit(value.slice(2)),
  },
  {
    kind: 'vault-unseal-key',
    keywords: ['nseal', 'NSEAL', 'ecovery Key'],
    pattern:
      /(?:unseal|recovery key)[^\n]{1,32}?(?<![A-Za-z0-9+/])(?<secret>[A-Za-z0-9+/]{43}[A-Za-z0-9+/=]|[0-9a-f]{64,66})(?![A-Za-z0-9+/])/dgi,
  },
  {
    // `kubeadm token`: id and secret.
    kind: 'bootstrap-token',
    keywords: ['oken', 'OKEN', 'ootstrap', 'OOTSTRAP'],
    pattern: /(?:token|bootstrap)[^\n]{0,12}?(?<![\w.])(?<secret>[a-z0-9]{6}\.[a-z0-9]{16})(?![\w.(])/dgi,
    accepts: (value) => /\d.*\d/.test(value.slice(7)),
  },
  {
    kind: 'sonar-token',
    keywords: ['sonar', 'SONAR', 'Sonar'],
    pattern: /sonar[\w.: -]{0,12}?(?:login|token)["']?[\s:=]{1,6}["']?(?<secret>[0-9a-f]{40})(?![0-9a-f])/dgi,
  },
  {
    kind: 'jenkins-token',
    keywords: ['enkins', 'ENKINS'],
    pattern:
      /jenkins[\w.:= -]{0,12}?(?:crumb|token|key)["'\]]{0,2}\s{0,3}[:=,]\s{0,3}["']?(?<secret>[0-9a-f]{32,64}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?![\w-])/dgi,
  },
  {
    kind: 'aws-session-token',
    keywords: ['ession', 'ESSION', 'aws', 'AWS'],
    pattern:
      /aws[._-]?(?:session|token)(?:[._-]?token)?["'`]?\s{0,9}(?:=>|[:=])\s{0,9}["'`]?(?<secret>[A-Za-z0-9/+]{16,4000}={0,2})/dgi,
    accepts: (value) => looksRandom(value, 16),
  },
  {
    // What Google gave out before it had a prefix; beside the client id, or by its name.
    kind: 'client-secret',
    keywords: ['.apps.googleusercontent.com', 'lient'],
    pattern:
      /(?:\.apps\.googleusercontent\.com[\s\S]{1,60}?|client.?secret\\{0,2}["'`]?\s{0,3}[:=,>]{1,3}\s{0,3}\\{0,2}["'`]?)(?<![\w-])(?<secret>[\w-]{24})(?![\w-])/dgi,
    accepts: (value) => !isFilledIn(value) && (looksRandom(value, 24) || /^(.)\1{8}/.test(value)),
  },
  {
    // Id and secret of an app.
    kind: 'facebook-token',
    keywords: ['|', '%'],
    pattern: /(?<![\w|])\d{13,17}(?:\||%7C|%)(?<secret>[\w-]{27,40})(?![\w-])/dg,
    accepts: (value) => looksRandom(value, 27),
  },
  {
    // Ones that do not run out have ten A in the middle.
    kind: 'dropbox-token',
    keywords: ['AAAAAAAAAA'],
    pattern: /(?<![\w/+-])[A-Za-z0-9]{11,12}A{10}[\w-]{42,43}(?![\w/+=-])/dg,
    accepts: (value) => looksRandom(value, 60),
  },
  {
    kind: 'truenas-key',
    keywords: ['-'],
    pattern: /(?<![\w.-])\d{1,9}-[A-Za-z0-9]{64}(?![\w-])/dg,
    accepts: (value) => /[A-Z].*[a-z]|[a-z].*[A-Z]/.test(value),
  },
  {
    kind: 'jenkins-password',
    keywords: ['proceed to installation:'],
    pattern: /proceed to installation:\s{1,8}(?<secret>[0-9a-f]{30,36})(?![0-9a-f])/dg,
  },
  {
    // Jenkins' own encryption, whose key lies beside it.
    kind: 'jenkins-secret',
    keywords: ['{AQAAABAAAA'],
    pattern: /\{AQAAABAAAA[A-Za-z0-9+/]{20,2000}={0,2}\}/dg,
  },
  {
    kind: 'otp-secret',
    keywords: ['otpauth://'],
    pattern: /otpauth:\/\/[^\s"'`<>]{1,400}?[?&]secret=(?<secret>[A-Za-z2-7]{8,200})/dg,
  },
];

const others = createPatternStage('token-shapes', RULES);

/** Points at tokens that providers made easy to recognise. Examples of themselves (`ghp_xxxxxxxx…`) stay. */
export const tokenShapesStage: FilterStage = {
  name: 'token-shapes',
  scan: (text) => [...findPrefixedTokens(text), ...others.scan(text)],
};
