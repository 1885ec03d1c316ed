/** Where chats are answered. */
export const DESK_CHATS_PATH = "/desk/chats";

/** How often the page says that somebody is at it; three may be lost before their chats wait again. */
export const PRESENCE_SECONDS = 15;

/** Most characters of a message of a member of staff. */
export const ANSWER_LENGTH = 2_000;
