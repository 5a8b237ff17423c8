import { emptySchema } from '../../tests/support/desk/postgres-database.ts';
import { testAdding } from '../store-suite/adding.ts';
import { testClaiming } from '../store-suite/claiming.ts';
import { testReading } from '../store-suite/reading.ts';
import { closing, type MakePlace } from '../store-suite/setting.ts';
import { testStaff } from '../store-suite/staff.ts';
import { openPostgresStore } from './store.ts';

const makePlace: MakePlace = async () => {
  const databaseUrl = await emptySchema();
  return async (steadyMs) =>
    closing(await openPostgresStore(databaseUrl, steadyMs && { steadyMs }));
};

testAdding(makePlace);
testClaiming(makePlace);
testStaff(makePlace);
testReading(makePlace);
