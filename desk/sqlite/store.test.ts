import { temporaryFolder } from '../../tests/support/desk/test-desk.ts';
import { testAdding } from '../store-suite/adding.ts';
import { testClaiming } from '../store-suite/claiming.ts';
import { testReading } from '../store-suite/reading.ts';
import { closing, type MakePlace } from '../store-suite/setting.ts';
import { testStaff } from '../store-suite/staff.ts';
import { openSqliteStore } from './store.ts';

const makePlace: MakePlace = async () => {
  const folder = await temporaryFolder();
  return async (steadyMs) => closing(openSqliteStore(folder, steadyMs && { steadyMs }));
};

testAdding(makePlace);
testClaiming(makePlace);
testStaff(makePlace);
testReading(makePlace);
