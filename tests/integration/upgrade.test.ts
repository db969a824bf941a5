import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDataSource } from '#server/database/data-source.ts';
import { migrate } from '#server/database/migrate.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { emptyDatabase } from '#tests/support/test-database.ts';
