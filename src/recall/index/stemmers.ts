import { stemmer as fr } from '@orama/stemmers/french';
import { stemmer as de } from '@orama/stemmers/german';
import { stemmer as pt } from '@orama/stemmers/portuguese';
import { stemmer as ru } from '@orama/stemmers/russian';
import { stemmer as es } from '@orama/stemmers/spanish';
import { STEMMERS } from '../../core/languages.ts';

// Snowball's. Whoever makes an index or asks one loads this file, so that both know the same words.
Object.assign(STEMMERS, { de, fr, es, pt, ru });
