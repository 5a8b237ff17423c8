import { emptySchema } from '../../../tests/support/desk/postgres-database.ts';
import { testAdding } from '../suite/adding.ts';
import { testClaiming } from '../suite/claiming.ts';
import { testDigests } from '../suite/digests.ts';
import { testPaging } from '../suite/paging.ts';
import { testReading } from '../suite/reading.ts';
import { closing, type MakePlace } from '../suite/setting.ts';
import { testStaff } from '../suite/staff.ts';
import { testWitnessing } from '../suite/witnessing.ts';
import { openPostgresStore } from './store.ts';

const makePlace: MakePlace = async () => {
  const databaseUrl = await emptySchema();
  return async (steadyMs) => closing(await openPostgresStore(databaseUrl, steadyMs));
};

testAdding(makePlace);
testClaiming(makePlace);
testStaff(makePlace);
testReading(makePlace);
testPaging(makePlace);
testDigests(makePlace);
testWitnessing(makePlace);
