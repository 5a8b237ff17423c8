/** Where the desk is just now; there are moments at which it is nowhere. */
export type Door = {
  open: (url: string) => void;
  close: () => void;
  /** The desk's address, as soon as it has one. */
  address: () => Promise<string>;
};

export function createDoor(): Door {
  let current = Promise.withResolvers<string>();
  let isOpen = false;
  return {
    open: (url) => {
      isOpen = true;
      current.resolve(url);
    },
    close: () => {
      if (isOpen) current = Promise.withResolvers();
      isOpen = false;
    },
    address: () => current.promise,
  };
}
