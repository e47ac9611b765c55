// Titles of the games that only the server has: the words of this page do not name them.
export const serverTitles = $state<Record<string, string>>({});
