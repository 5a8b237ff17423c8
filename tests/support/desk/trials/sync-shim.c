/* Stands before the C library's own syncs in a desk (LD_PRELOAD): sync-shim.ts says what for. In SYNCED lies what a power cut would leave of
   the files in WATCHED: the content that each had at its last sync, and the names at the last sync of the folder. */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <unistd.h>

/* A number may be given to another file once its own is deleted; the time of birth tells them apart. */
static int key_of(int at, const char *name, int flags, char *key) {
  struct statx found;
  if (statx(at, name, flags, STATX_INO | STATX_BTIME, &found) != 0) return -1;
  long long born = found.stx_btime.tv_sec * 1000000000LL + found.stx_btime.tv_nsec;
  return sprintf(key, "%llu-%lld", (unsigned long long)found.stx_ino, born);
}

static void list_names(const char *folder, FILE *out) {
  DIR *names = opendir(folder);
  for (struct dirent *entry; names && (entry = readdir(names));) {
    char key[64];
    if (entry->d_type == DT_REG && key_of(dirfd(names), entry->d_name, 0, key) > 0) fprintf(out, "%s %s\n", key, entry->d_name);
  }
  if (names) closedir(names);
}

static void copy(int from, FILE *out) {
  struct stat found;
  off_t at = 0;
  fstat(from, &found);
  while (at < found.st_size && sendfile(fileno(out), from, &at, found.st_size - at) > 0);
}

static int sync_to_disk(int fd) {
  const char *watched = getenv("WATCHED"), *synced = getenv("SYNCED");
  char link[64], file[PATH_MAX], key[64], made[PATH_MAX], partial[PATH_MAX];
  sprintf(link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, file, sizeof file - 1);
  file[length < 0 ? 0 : length] = 0;
  int is_folder = strcmp(file, watched) == 0;
  if (!is_folder && strncmp(file, watched, strlen(watched)) != 0) return 0;
  snprintf(made, sizeof made, "%s/fails", synced);
  if (access(made, F_OK) == 0) { errno = EIO; return -1; }
  if (is_folder) strcpy(key, "names");
  else key_of(fd, "", AT_EMPTY_PATH, key);
  snprintf(made, sizeof made, "%s/%s", synced, key);
  snprintf(partial, sizeof partial, "%s.%d", made, gettid());
  FILE *out = fopen(partial, "w");
  if (is_folder) list_names(watched, out);
  else { int own = open(link, O_RDONLY); copy(own, out); close(own); }
  fclose(out);
  return rename(partial, made);
}

int fsync(int fd) { return sync_to_disk(fd); }
int fdatasync(int fd) { return sync_to_disk(fd); }
