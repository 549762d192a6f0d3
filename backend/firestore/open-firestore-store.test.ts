import { describe } from 'vitest';
import { appCheckRecordsContract } from '#test/contracts/app-check-records.ts';
import { dailyCountStoreContract } from '#test/contracts/daily-count-store.ts';
import { messageStoreContract } from '#test/contracts/message-store.ts';
import { sentReportsContract } from '#test/contracts/sent-reports.ts';
import { firestoreEmulator, newProject } from '#test/fixtures/firestore-emulator.ts';
import { openFirestoreStore } from './open-firestore-store.ts';

const emulator = firestoreEmulator();

describe.skipIf(emulator.missing !== undefined)(
  `the store on Firestore${emulator.skipNote}`,
  () => {
    const open = () => openFirestoreStore(emulator.open(), { countPause: 10 });
    messageStoreContract(() => Promise.resolve(open()));
    dailyCountStoreContract(() => Promise.resolve(open().dailyCounts));
    sentReportsContract(() => Promise.resolve(open().sentReports));
    appCheckRecordsContract(() => {
      const project = newProject();
      const records = () => openFirestoreStore(emulator.open(project)).appCheck;
      return Promise.resolve([records(), records()]);
    });
  },
);
