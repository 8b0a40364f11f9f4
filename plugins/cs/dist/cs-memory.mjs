#!/usr/bin/env node
import { createRequire as csRequire } from 'node:module';
const require = csRequire(import.meta.url);
console.log("x");
