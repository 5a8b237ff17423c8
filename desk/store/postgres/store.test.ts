import { emptySchema } from '../../../tests/support/desk/postgres-database.ts';
import { testAdding } from '../../../tests/support/desk/suites/store/adding.ts';
import { testClaiming } from '../../../tests/support/desk/suites/store/claiming.ts';
import { testDigests } from '../../../tests/support/desk/suites/store/digests.ts';
import { testPaging } from '../../../tests/support/desk/suites/store/paging.ts';
import { testReading } from '../../../tests/support/desk/suites/store/reading.ts';
import { closing, type MakePlace } from '../../../tests/support/desk/suites/store/setting.ts';
import { testStaff } from '../../../tests/support/desk/suites/store/staff.ts';
import { testWitnessing } from '../../../tests/support/desk/suites/store/witnessing.ts';
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
